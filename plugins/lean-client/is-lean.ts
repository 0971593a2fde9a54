/** Whether a build sends the browser less than the framework would; `LEAN_CLIENT=0` builds what the framework itself would send. */
export const isLean = (): boolean => process.env.NODE_ENV === 'production' && process.env.LEAN_CLIENT !== '0';
