import path from 'node:path';
import {serveBuild} from './lib/static-server';

const PORT = Number(process.env.PORT ?? 3000);

/** Serves the built site until it is stopped. */
serveBuild(path.join(__dirname, '../build'), PORT, process.env.BASE_URL || '/').then(
  ({origin}) => console.log(`The built site is served at ${origin}${process.env.BASE_URL || '/'} (Ctrl+C stops it).`),
  (error: NodeJS.ErrnoException) => {
    console.error(error.code === 'EADDRINUSE' ? `Port ${PORT} is in use: set another one, as in PORT=3001 npm run preview.` : error.message);
    process.exitCode = 1;
  },
);
