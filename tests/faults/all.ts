import {A11Y} from './areas/a11y';
import {AGENTS} from './areas/agents';
import {ANNOUNCEMENT} from './areas/announcement';
import {ASK_AI} from './areas/ask-ai';
import {CATALOG} from './areas/catalog';
import {CODE} from './areas/code';
import {COLOR} from './areas/color';
import {DEMOS} from './areas/demos';
import {DOCS} from './areas/docs';
import {DOCS_FOOTER} from './areas/docs-footer';
import {DOCS_PATHS} from './areas/docs-paths';
import {ERRORS} from './areas/errors';
import {EXAMPLES} from './areas/examples';
import {FIGURES} from './areas/figures';
import {FOOTER} from './areas/footer';
import {FORMS} from './areas/forms';
import {FORMS_SENT} from './areas/forms-sent';
import {KEYS} from './areas/keys';
import {LANDING} from './areas/landing';
import {LICENSE} from './areas/license';
import {LOADING} from './areas/loading';
import {MENUS} from './areas/menus';
import {MOBILE} from './areas/mobile';
import {NAVBAR} from './areas/navbar';
import {NAVIGATION} from './areas/navigation';
import {NO_SCRIPTS} from './areas/no-scripts';
import {PAGES} from './areas/pages';
import {PLAY_ENGINE} from './areas/play-engine';
import {PLAY_PAGE} from './areas/play-page';
import {PLAY_TYPES} from './areas/play-types';
import {POSTS} from './areas/posts';
import {PREFETCH} from './areas/prefetch';
import {ROUTES} from './areas/routes';
import {SEARCH} from './areas/search';
import {SEARCH_MODAL} from './areas/search-modal';
import {SECURITY} from './areas/security';
import {SITE} from './areas/site';
import {STORAGE} from './areas/storage';
import {VIEWS} from './areas/views';
import {WORDING} from './areas/wording';
import type {Fault} from './fault';

export const FAULTS: Fault[] = [
  SITE,
  ROUTES,
  PAGES,
  NAVBAR,
  MENUS,
  MOBILE,
  FOOTER,
  ANNOUNCEMENT,
  COLOR,
  WORDING,
  NAVIGATION,
  PREFETCH,
  LOADING,
  ERRORS,
  STORAGE,
  DOCS,
  DOCS_FOOTER,
  DOCS_PATHS,
  KEYS,
  CODE,
  SEARCH_MODAL,
  SEARCH,
  ASK_AI,
  VIEWS,
  POSTS,
  CATALOG,
  LANDING,
  LICENSE,
  FORMS,
  FORMS_SENT,
  DEMOS,
  EXAMPLES,
  PLAY_ENGINE,
  PLAY_PAGE,
  PLAY_TYPES,
  FIGURES,
  AGENTS,
  NO_SCRIPTS,
  SECURITY,
  A11Y,
].flat();
