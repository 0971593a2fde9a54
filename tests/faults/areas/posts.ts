import {browser, file, page, type Fault} from '../fault';
import {ever, unclickable} from '../shared';

export const POSTS: Fault[] = [
  {
    statement: 'posts.parts',
    name: 'a post does not say who announced it',
    test: 'all 29',
    patches: [
      page(/^blog\/2-4\.html$/, 'Announced by', 'By'),
      ever('main article header p', `if (each.textContent.startsWith('Announced by')) each.textContent = 'By Jonny Burger';`),
    ],
  },
  {
    statement: 'posts.parts',
    name: 'the title is one of a later time',
    test: 'the title of the time',
    patches: [
      page(/^blog\/2-1\.html$/, 'Jonny Burger, Indie Hacker', 'Jonny Burger, Chief Hacker'),
      ever('main article header p', `if (each.textContent.includes('Indie Hacker')) each.textContent = each.textContent.replace('Indie', 'Chief');`),
    ],
  },
  {
    statement: 'posts.parts',
    name: 'the neighbors change places',
    test: 'neighbors in time',
    patches: [page(/^blog\/2-4\.html$/, /--prev" href="\/blog\/2-5"(.*?)href="\/blog\/2-3"/, '--prev" href="/blog/2-3"$1href="/blog/2-5"')],
  },
  {
    statement: 'posts.announced',
    name: 'a person is its author',
    test: 'a post is by the publisher',
    patches: [page(/^blog\/2-4\.html$/, /("@type":"BlogPosting".*?"author":\{"@type":")Organization/, '$1Person')],
  },
  {
    statement: 'posts.announced',
    name: 'the original has another day',
    test: 'a post is by the publisher',
    patches: [page(/^blog\/2-4\.html$/, /("isBasedOn":\{.*?"datePublished":")[^"]*/, '$12020-01-01')],
  },
  {statement: 'posts.lists', name: 'the first list is one short', test: '10, 10 and 3', patches: [ever('main article:nth-of-type(10)', 'each.remove();')]},
  {
    statement: 'posts.lists',
    name: 'a post is shown whole',
    test: 'the beginning of each',
    patches: [
      page(/^success-stories\.html$/, 'Read more about', 'More about'),
      ever('main article a', `if (/^Read more/.test(each.ariaLabel ?? each.textContent)) { each.removeAttribute('aria-label'); each.textContent = 'More'; }`),
    ],
  },
  {
    statement: 'posts.sidebar',
    name: 'the years stand the other way around',
    patches: [ever('[aria-label="Blog recent posts navigation"] [role=group] > p', `if (each.textContent === '2025') each.textContent = '2020';`)],
  },
  {
    statement: 'posts.archive',
    name: 'a year is missing',
    test: 'archive of blog',
    patches: [page(/^blog\/archive\.html$/, '>2021</h2>', '>2020</h2>'), ever('main h2', `if (each.textContent === '2021') each.textContent = '2020';`)],
  },
  {statement: 'posts.archive', name: 'a feed lacks a post', test: '/blog/rss.xml', patches: [file(/^blog\/rss\.xml$/, /<item>[\s\S]*?<\/item>/, '')]},
  {
    statement: 'posts.archive',
    name: 'a feed names another address as its own',
    test: 'those of blog',
    patches: [file(/^blog\/atom\.xml$/, 'rel="self" href="https://www.remotion.dev/blog/atom.xml"', 'rel="self" href="https://www.remotion.dev/atom.xml"')],
  },
  {
    statement: 'posts.tags',
    name: 'a tag has a post too few',
    test: '/blog/tags/company',
    patches: [ever('main article:nth-of-type(2)', 'each.remove();'), page(/^blog\/tags\/company\.html$/, /<article[\s\S]*?<\/article>/, '')],
  },
  {statement: 'posts.tags', name: 'it leads to no list of all posts', test: '/learn/tags/tutorial', patches: [unclickable('All posts')]},
  {
    statement: 'posts.share',
    name: 'another address is copied',
    test: 'is copied, and',
    patches: [
      browser(`const write = Clipboard.prototype.writeText; Clipboard.prototype.writeText = function (text) { return write.call(this, text + '/'); };`),
    ],
  },
  {statement: 'posts.share', name: 'nothing is selected', test: 'is selected instead', patches: [browser('HTMLInputElement.prototype.select = () => {};')]},
  {
    statement: 'posts.share',
    name: 'the link cannot be read without scripts',
    test: 'without scripts',
    patches: [page(/^blog\/4-0\.html$/, 'value="https://www.remotion.dev/blog/4-0"', 'value=""')],
  },
  {
    statement: 'posts.tutorial',
    name: 'a step is missing',
    patches: [page(/^learn\/apple-wow\.html$/, 'data-demo="apple-wow-7', 'data-demo="apple-wow-8'), ever('[data-demo^="apple-wow-7"]', 'each.remove();')],
  },
  {
    statement: 'posts.tutorial',
    name: 'no step runs',
    patches: [{kind: 'file', files: /^assets\/js\/demo-[^/]*\.js$/, change: () => 'throw new Error("broken");'}],
  },
  {
    statement: 'posts.picture',
    name: 'it plays by itself',
    test: 'stands still until',
    patches: [browser(`setInterval(() => document.querySelector('article header figure [aria-label=Play]')?.click(), 300);`)],
  },
];
