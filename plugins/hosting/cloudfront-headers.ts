import {named, resource} from './cloudfront-resource';
import type {Headers} from './rules';

/** The service has fields for security headers and for other origins, and refuses them among the custom ones. */
export function headersPolicy(name: string, headers: Headers) {
  const {'Content-Security-Policy': ContentSecurityPolicy, 'Strict-Transport-Security': transport = '', 'Referrer-Policy': ReferrerPolicy, ...others} = headers;
  const {'Access-Control-Allow-Origin': origin, ...custom} = others;
  const age = /max-age=(\d+)/.exec(transport)?.[1];
  return resource('CloudFront::ResponseHeadersPolicy', {
    ResponseHeadersPolicyConfig: {
      Name: named(name),
      SecurityHeadersConfig: {
        ContentSecurityPolicy: {ContentSecurityPolicy, Override: true},
        ContentTypeOptions: {Override: true},
        ReferrerPolicy: {ReferrerPolicy, Override: true},
        ...(age && {
          StrictTransportSecurity: {AccessControlMaxAgeSec: Number(age), IncludeSubdomains: transport.includes('includeSubDomains'), Override: true},
        }),
      },
      ...(origin && {
        CorsConfig: {
          AccessControlAllowCredentials: false,
          AccessControlAllowHeaders: {Items: ['*']},
          AccessControlAllowMethods: {Items: ['GET', 'HEAD']},
          AccessControlAllowOrigins: {Items: [origin]},
          OriginOverride: true,
        },
      }),
      CustomHeadersConfig: {
        Items: Object.entries(custom)
          .filter(([Header]) => Header !== 'X-Content-Type-Options')
          .map(([Header, Value]) => ({Header, Value, Override: true})),
      },
    },
  });
}
