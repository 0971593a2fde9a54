import type {Redirect} from '../../core/data/redirects';
import type {Site} from './redirect-pages';
import type {HostRules} from './rules';

/** Everything that a host is configured from. */
export type Hosting = {
  rules: HostRules;
  redirects: Redirect[];
  site: Site;
  /** The first segments of all page paths, such as docs; that of the home page is empty. */
  sections: string[];
};
