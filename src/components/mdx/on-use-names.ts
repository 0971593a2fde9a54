/** Components that few pages use, each in the folder of its name. */
export const ON_USE = ['CompanyRecord', 'Demo', 'ExternalVideo', 'FrameRate', 'LicenseTerms', 'PageGrid', 'TypeRef'] as const;

export type OnUse = (typeof ON_USE)[number];
