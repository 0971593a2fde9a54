import assert from 'node:assert/strict';
import {test} from 'node:test';
import {listedPath} from '../../src/lib/listed-path';

const ROUTES = [
  {path: '/kit/', exact: true},
  {path: '/kit/about/', exact: true},
  {
    path: '/kit/docs/',
    routes: [
      {
        path: '/kit/docs/',
        routes: [
          {path: '/kit/docs/', exact: true},
          {path: '/kit/docs/spring', exact: true},
        ],
      },
    ],
  },
  {path: '*'},
];

test('each spelling of a path leads to the one that its route lists', () => {
  const spellings = {
    '/kit/': ['/kit', '/kit/', '/kit/index.html'],
    '/kit/about/': ['/kit/about', '/kit/about/', '/kit/about.html', '/kit/about/index.html'],
    '/kit/docs/': ['/kit/docs', '/kit/docs/index.html'],
    '/kit/docs/spring': ['/kit/docs/spring/', '/kit/docs/spring.html', '/kit/docs/spring/index.html'],
  };
  for (const [listed, typed] of Object.entries(spellings)) for (const path of typed) assert.equal(listedPath(ROUTES, path), listed, path);
});

test('a path without a page has none', () => {
  for (const path of ['/kit/docs/other', '/', '/kit/spring', '/kit/abouthtml']) assert.equal(listedPath(ROUTES, path), undefined, path);
});
