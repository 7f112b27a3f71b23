# Squatch: what the page /credits says. Names of works and licences are proper names and stand in the page's data.

credits-drawings = Drawings
credits-drawings-text = Every creature, card, face and icon was drawn for Squatch, as code, in one style. No picture of anybody else is used. They may be used like the rest of Squatch, under the Apache License 2.0.
credits-drawings-look = See all of them
credits-typefaces = Typefaces
credits-typefaces-text = Both are free and come with the page, so that it looks the same everywhere.
credits-software = Software that comes to your browser
credits-software-text = The server uses more; the files of its packages say what.
credits-notice = Read the licence
credits-games = Games
credits-games-text = The names of the games belong to their owners. Rules, words and pictures here are our own. Squatch is not connected with or endorsed by any publisher.
credits-licence = { $work }: { $licence }
