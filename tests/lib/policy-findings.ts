import {CspEvaluator} from 'csp_evaluator/dist/evaluator.js';
import {Severity, type Finding} from 'csp_evaluator/dist/finding.js';
import {CspParser} from 'csp_evaluator/dist/parser.js';

/**
 * What Google's evaluator finds wrong in a content security policy.
 * "Maybe" are questions that it cannot answer: whether a host, this one included, has JSONP, AngularJS or files that readers upload.
 */
export const policyFindings = (policy: string): Finding[] =>
  new CspEvaluator(new CspParser(policy).csp).evaluate().filter(({severity}) => severity < Severity.MEDIUM_MAYBE);
