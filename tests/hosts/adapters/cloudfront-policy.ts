export type Policy = {
  ResponseHeadersPolicyConfig: {
    SecurityHeadersConfig: {
      ContentSecurityPolicy: {ContentSecurityPolicy: string};
      ReferrerPolicy: {ReferrerPolicy: string};
      StrictTransportSecurity?: {AccessControlMaxAgeSec: number; IncludeSubdomains: boolean};
    };
    CorsConfig?: {AccessControlAllowOrigins: {Items: string[]}};
    CustomHeadersConfig: {Items: {Header: string; Value: string}[]};
  };
};

/** The headers that a response headers policy adds. */
export function policyHeaders({ResponseHeadersPolicyConfig: {SecurityHeadersConfig, CorsConfig, CustomHeadersConfig}}: Policy): Record<string, string> {
  const {ContentSecurityPolicy, ReferrerPolicy, StrictTransportSecurity: transport} = SecurityHeadersConfig;
  return {
    'content-security-policy': ContentSecurityPolicy.ContentSecurityPolicy,
    'referrer-policy': ReferrerPolicy.ReferrerPolicy,
    'x-content-type-options': 'nosniff',
    ...(transport && {'strict-transport-security': `max-age=${transport.AccessControlMaxAgeSec}${transport.IncludeSubdomains ? '; includeSubDomains' : ''}`}),
    ...(CorsConfig && {'access-control-allow-origin': CorsConfig.AccessControlAllowOrigins.Items.join(', ')}),
    ...Object.fromEntries(CustomHeadersConfig.Items.map(({Header, Value}) => [Header.toLowerCase(), Value])),
  };
}
