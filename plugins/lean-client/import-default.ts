/** Replaces tslib in the browser, with the only helper that the framework uses. */
export const __importDefault = <Module extends object>(module: Module): Module | {default: Module} => ('__esModule' in module ? module : {default: module});
