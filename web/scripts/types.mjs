// Turns every JSON schema in src/generated into TypeScript: schema.json -> protocol.ts, <name>.json -> <name>.ts.
// Reads `$defs` as msgspec writes them; anything it does not know is an error, not a guess.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../src/generated/', import.meta.url));
const check = process.argv.includes('--check');

/** The TypeScript of one schema node. `where` is named when something cannot be translated. */
export function typeOf(node, where) {
  if (node === true || Object.keys(strip(node)).length === 0) return 'unknown';
  if (node.$ref) return node.$ref.slice(node.$ref.lastIndexOf('/') + 1);
  if ('const' in node) return JSON.stringify(node.const);
  if (node.enum) return union(node.enum.map((value) => JSON.stringify(value)));
  const several = node.anyOf ?? node.oneOf;
  if (several) return union(several.map((one) => typeOf(one, where)));
  if (Array.isArray(node.type)) return union(node.type.map((type) => typeOf({ ...node, type }, where)));
  switch (node.type) {
    case 'string': return 'string';
    case 'integer': case 'number': return 'number';
    case 'boolean': return 'boolean';
    case 'null': return 'null';
    case 'array': return arrayOf(node, where);
    case 'object': return node.properties ? `{\n${fields(node, where)}}` : `Record<string, ${mapValue(node, where)}>`;
  }
  throw new Error(`${where}: cannot translate ${JSON.stringify(node)}`);
}

function strip({ title, description, default: _default, ...rest }) {
  return rest;
}

function union(types) {
  return [...new Set(types)].join(' | ');
}

function arrayOf(node, where) {
  if (node.prefixItems) return `[${node.prefixItems.map((one) => typeOf(one, where)).join(', ')}]`;
  return `Array<${typeOf(node.items ?? true, where)}>`;
}

function mapValue(node, where) {
  return typeof node.additionalProperties === 'object' ? typeOf(node.additionalProperties, where) : 'unknown';
}

function fields(node, where) {
  const required = new Set(node.required ?? []);
  return Object.entries(node.properties)
    .map(([name, schema]) => {
      // A field with a default is always sent; the tag of a union is always there.
      const optional = required.has(name) || 'default' in schema || isTag(schema) ? '' : '?';
      return `${comment(schema, '  ')}  ${name}${optional}: ${typeOf(schema, `${where}.${name}`)};\n`;
    })
    .join('');
}

function isTag(schema) {
  return 'const' in schema || schema.enum?.length === 1;
}

function comment(node, indent) {
  return node.description ? `${indent}/** ${node.description.replaceAll('*/', '').replaceAll(/\s+/g, ' ').trim()} */\n` : '';
}

function declare(name, node) {
  const head = comment(node, '');
  if (node.type === 'object' && node.properties) return `${head}export interface ${name} {\n${fields(node, name)}}\n`;
  return `${head}export type ${name} = ${typeOf(node, name)};\n`;
}

function constant(parameters) {
  const rows = Object.entries(parameters).map(([name, sort]) => `  ${name}: ${JSON.stringify(sort)},\n`).join('');
  return `/** What stands in the parameters of this game's messages: a seat, a sort of things, or several (\`[]\`). */\nexport const PARAMETERS: Record<string, string> = {\n${rows}};\n\n`;
}

let stale = false;
for (const file of readdirSync(folder).filter((one) => one.endsWith('.json')).sort()) {
  const { $defs = {}, parameters } = JSON.parse(readFileSync(folder + file, 'utf8'));
  const body = Object.entries($defs).map(([name, node]) => declare(name, node)).join('\n');
  const target = folder + (file === 'schema.json' ? 'protocol.ts' : file.replace('.json', '.ts'));
  const text = `// Generated from ${file} by \`npm run types\`. Do not edit.\n\n${parameters ? constant(parameters) : ''}${body}`;
  if (!check) writeFileSync(target, text);
  else if (text !== readFileSync(target, 'utf8')) {
    console.error(`${target} is older than ${file}: run npm run types`);
    stale = true;
  }
}
process.exitCode = stale ? 1 : 0;
