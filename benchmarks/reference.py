"""The fixed kernels, alone: `python benchmarks/reference.py`.

They are what figures of different machines are compared by, and never change. They live in the
package (`squatch.lab.reference`), so that `squatch bench` has them wherever it is installed.
"""

from squatch.lab.reference import native_kernel, python_kernel, seconds

if __name__ == "__main__":
    print(f"interpreted bytecode   {1e3 * seconds(python_kernel):6.2f} ms")
    print(f"standard library in C  {1e3 * seconds(native_kernel):6.2f} ms")
