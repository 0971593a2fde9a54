/** The only helper of tslib that the framework's code in the browser calls; its package as a whole weighs 3 kB. */
export const __importDefault = <Module extends object>(module: Module): Module | {default: Module} => ('__esModule' in module ? module : {default: module});
