import {addStyle, page, script, source, style, type Fault} from '../fault';

export const LOADING: Fault[] = [
  {
    statement: 'loading.start',
    name: 'scripts run before the first paint',
    test: 'before its scripts are fetched',
    patches: [page(/^docs\/sequence\.html$/, 'else requestAnimationFrame(function () { setTimeout(start); });', 'else start();')],
  },
  {statement: 'loading.start', name: 'functions are compiled one by one', test: 'while they arrive', patches: [script('//# allFunctionsCalledOnLoad\n', '')]},
  {
    statement: 'loading.start',
    name: 'a background tab does not start',
    test: 'in the background',
    patches: [page(/^docs\/sequence\.html$/, 'if (document.hidden) start();\nelse ', '')],
  },
  {
    statement: 'loading.start',
    name: 'scripts are fetched before the first frame',
    test: 'before its scripts are fetched',
    patches: [page(/^docs\/sequence\.html$/, 'setTimeout(fetchAll);', '} ); fetchAll(); requestAnimationFrame(function () {')],
  },
  {
    statement: 'loading.start',
    name: 'scripts are fetched only when they run',
    test: 'before its scripts are fetched',
    patches: [page(/^docs\/sequence\.html$/, 'setTimeout(fetchAll);', '')],
  },
  {
    statement: 'loading.start',
    name: 'typefaces are fetched before the first frame',
    test: 'typefaces',
    patches: [page(/^docs\/sequence\.html$/, "if (localStorage.getItem('typefaces')) ", '')],
  },
  {
    statement: 'loading.start',
    name: 'typefaces are never used',
    test: 'typefaces',
    patches: [page(/^docs\/sequence\.html$/, 'setTimeout(useTypefaces);', '')],
  },
  {
    statement: 'loading.start',
    name: 'a later visit begins with the stand-ins',
    test: 'typefaces',
    patches: [page(/^docs\/sequence\.html$/, "localStorage.setItem('typefaces', 'fetched');", '')],
  },
  {
    statement: 'loading.spinner',
    name: 'it comes at once',
    patches: [script(/:(\w+)\?\(0,(\w+)\.jsxs\)\("div",\{role:"status",className:"loading_/, ':1?(0,$2.jsxs)("div",{role:"status",className:"loading_')],
  },
  {statement: 'loading.spinner', name: 'it never comes', patches: [script('"Loading the page"', '""')]},
  {
    statement: 'loading.failed',
    name: 'a second try is not possible',
    test: 'on the first visit',
    patches: [script('label:"Retry",act:()=>{', 'label:"Retry",act:()=>{return;')],
  },
  {
    statement: 'loading.failed',
    name: 'the box does not say what is wrong',
    test: 'after a click',
    patches: [script(/,detail:String\((\w+)\)\}\)\}\)\.then/, ',detail:"Error"})}).then')],
  },
  {
    statement: 'loading.failed',
    name: 'the box of a page that is shown while it loads has no Retry',
    test: 'which loads them again',
    patches: [script(/onClick:(\w+),children:"Retry"\}\)\]\}\):/, 'onClick:()=>{},children:"Retry"})]}):')],
  },
  {statement: 'loading.failed', name: 'the box is not red', test: 'on the first visit', patches: [addStyle('.page-notice{border-color:#000!important}')]},
  {
    statement: 'loading.first-files',
    name: 'the page is empty until it starts',
    test: 'stays readable',
    patches: [addStyle('html[data-has-hydrated=false] main{display:none}')],
  },
  {
    statement: 'loading.again',
    name: 'it is not fetched again',
    patches: [page(/^docs\/sequence\.html$/, "if (source.indexOf('?') < 0) run(source + '?again');\nelse if", 'if')],
  },
  {statement: 'loading.again', name: 'a file of the page is not fetched again', patches: [script(/(\w+)=>(\w+)\(\1\)\.catch\(\(\)=>\2\(\1\)\)/, '$1=>$2($1)')]},
  {statement: 'loading.again', name: 'it is fetched from the same address', patches: [page(/^docs\/sequence\.html$/, "run(source + '?again')", 'run(source)')]},
  {
    statement: 'loading.no-start',
    name: 'scripts that hold something else are not noticed',
    test: 'hold something else',
    patches: [page(/^docs\/sequence\.html$/, "fail('The scripts did not run.')", '0')],
  },
  {
    statement: 'loading.no-start',
    name: 'Reload does nothing',
    test: 'cannot be loaded',
    patches: [page(/^docs\/sequence\.html$/, 'location.reload(); }, detail', '}, detail')],
  },
  {
    statement: 'loading.no-start',
    name: 'a page that starts says that it did not',
    test: 'shows no notice',
    patches: [page(/^index\.html$/, "if (--left === 0 && window.docusaurus === placeholder) fail('The", "if (--left === 0) fail('The")],
  },
  {
    statement: 'loading.new-version',
    name: 'a new version is not noticed',
    patches: [script(/\.hidden\|\|Date\.now\(\)-/, '.hidden||1e20+Date.now()>0||Date.now()-')],
  },
  {
    statement: 'loading.new-version',
    name: 'the unchanged one is taken for new',
    patches: [script(/(\w+)\(\[\.\.\.document\.scripts\]\.map/, '1+$1([...document.scripts].map')],
  },
  {statement: 'loading.scheduler', name: 'normal tasks time out after 10 seconds', patches: [script(/=1e4;([^}]*)=5e3/, '=1e4;$1=1e4')]},
  {
    statement: 'loading.budgets',
    name: 'a script is added to every page',
    test: 'guide',
    patches: [
      {
        kind: 'file',
        files: /^assets\/js\/main\.[^/]*\.js$/,
        change: (text) => `${text}\n//${Array.from({length: 20_000}, (_, index) => ((index * 2654435761) % 4294967296).toString(36)).join('')}`,
      },
    ],
  },
  {
    statement: 'loading.budgets',
    name: 'the index of the search is one file',
    test: 'index of the documentation',
    patches: [source(/^config\/budgets\.ts$/, 'searchFirst: 120_000', 'searchFirst: 60_000')],
  },
  {statement: 'look.words', name: 'titles break anywhere', patches: [addStyle('@media (min-width: 997px) { h1 { word-break: break-all } }')]},
  {statement: 'look.words', name: 'names in the contents break anywhere', patches: [addStyle('.table-of-contents { word-break: break-all }')]},
  {statement: 'look.paper', name: 'demos are divided', patches: [addStyle('@media print { figure { break-inside: auto !important } }')]},
  {statement: 'look.paper', name: 'headings stand alone', patches: [addStyle('@media print { h2 { break-after: auto !important } }')]},
  {
    statement: 'look.widths',
    name: 'a button does not wrap',
    patches: [addStyle('.navbar__brand{min-width:1300px}')],
  },
  {
    statement: 'look.widths',
    name: 'it scrolls in dark mode alone',
    patches: [addStyle('[data-theme=dark] body::after{content:"";position:absolute;width:2000px;height:1px}')],
  },
  {statement: 'look.breakpoints', name: 'one of them has no width', patches: [style('@media (width<=600px)', '@media (--phone)')]},
  {
    statement: 'loading.library-styles',
    name: 'a class in use has no rule',
    test: 'a rule for each class',
    patches: [style('.pagination-nav__label', '.pagination-nav__labels')],
  },
  {
    statement: 'loading.library-styles',
    name: 'a variable in use has no value',
    test: 'has a value',
    patches: [style('--ifm-menu-link-padding-horizontal:', '--ifm-menu-link-paddings:')],
  },
  {
    statement: 'look.tables',
    name: 'names break anywhere',
    patches: [
      addStyle(
        '@media (max-width:600px){.markdown :is(td,th) :is(code,wbr){overflow-wrap:anywhere!important;display:contents}.markdown wbr{display:none!important}.markdown :is(td,th) code{display:inline!important}}',
      ),
    ],
  },
];
