/** Components that few pages use, each in the folder of its name. */
export const ON_USE = [
  'Calculator',
  'CheckedTotals',
  'CompanyRecord',
  'CourseState',
  'Demo',
  'Exports',
  'ExternalVideo',
  'Figure',
  'Glossary',
  'LicenseTerms',
  'PageGrid',
  'ReleaseList',
  'Strip',
  'Term',
] as const;

export type OnUse = (typeof ON_USE)[number];
