/** Stands in for tslib in the browser: the only helper that the framework's parts ask for. */
export const __importDefault = <Module extends object>(module: Module): Module | {default: Module} => ('__esModule' in module ? module : {default: module});
