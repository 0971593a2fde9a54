import {STAGE_FILE} from '../../src/playground/stage-file';
import {cloudFrontFunction} from './cloudfront-function';
import {headersPolicy} from './cloudfront-headers';
import {named, resource} from './cloudfront-resource';
import type {Hosting} from './hosting';
import {FRAMED_PAGE, unframedPolicy} from './rules';
import {FETCHED_FOLDERS} from './stage-policy';

/** The service's own cache policy CachingOptimized, which obeys Cache-Control and keeps the compressed forms of a file apart. */
const CACHING_OPTIMIZED = '658327ea-f89d-4fab-a63d-7e88639e58f6';

/** The answer for a page depends on what the reader accepts; a policy replaces what the service says about its own compression. */
const VARIES = {Vary: 'Accept, Accept-Encoding'};

const ref = (Ref: string) => ({Ref});
const attribute = (resource: string, name: string) => ({'Fn::GetAtt': [resource, name]});

/**
 * A CloudFormation template of a bucket and its distribution. Cache-Control is not part of it: each object gets its own when it is uploaded,
 * so that the answer for a missing file never carries that of a file that exists.
 */
export function cloudFrontTemplate(hosting: Hosting): string {
  const {rules, site, baseUrls} = hosting;
  const behavior = (policy: string) => ({
    TargetOriginId: 'bucket',
    ViewerProtocolPolicy: 'redirect-to-https',
    Compress: true,
    CachePolicyId: CACHING_OPTIMIZED,
    ResponseHeadersPolicyId: ref(policy),
    FunctionAssociations: [{EventType: 'viewer-request', FunctionARN: attribute('ViewerRequest', 'FunctionARN')}],
  });
  const behaviors = baseUrls.flatMap((baseUrl) =>
    [
      [FRAMED_PAGE, 'FramedPageHeaders'],
      [`${FRAMED_PAGE}/`, 'FramedPageHeaders'],
      [STAGE_FILE, 'StageHeaders'],
      ...FETCHED_FOLDERS.map((folder) => [`${folder}/*`, 'FetchedFileHeaders']),
    ].map(([path = '', policy = '']) => ({PathPattern: baseUrl + path, ...behavior(policy)})),
  );
  const distribution = {
    Enabled: true,
    HttpVersion: 'http2and3',
    IPV6Enabled: true,
    Aliases: {'Fn::If': ['HasDomain', [ref('DomainName')], ref('AWS::NoValue')]},
    ViewerCertificate: {
      'Fn::If': [
        'HasDomain',
        {AcmCertificateArn: ref('CertificateArn'), SslSupportMethod: 'sni-only', MinimumProtocolVersion: 'TLSv1.2_2021'},
        {CloudFrontDefaultCertificate: true},
      ],
    },
    Origins: [
      {
        Id: 'bucket',
        DomainName: attribute('Bucket', 'RegionalDomainName'),
        OriginAccessControlId: attribute('Access', 'Id'),
        S3OriginConfig: {OriginAccessIdentity: ''},
      },
    ],
    DefaultCacheBehavior: behavior('PageHeaders'),
    CacheBehaviors: behaviors,
    // The status of a missing file depends on who may list the bucket.
    CustomErrorResponses: [403, 404].map((ErrorCode) => ({
      ErrorCode,
      ResponseCode: 404,
      ResponsePagePath: `${site.baseUrl}404.html`,
      ErrorCachingMinTTL: 5,
    })),
  };
  const template = {
    AWSTemplateFormatVersion: '2010-09-09',
    Description: `The site ${site.url}${site.baseUrl}, written by its build`,
    Parameters: {
      DomainName: {Type: 'String', Default: '', Description: `Such as ${new URL(site.url).hostname}; empty for the name that the service gives`},
      CertificateArn: {Type: 'String', Default: '', Description: 'Certificate of that name, in us-east-1'},
    },
    Conditions: {HasDomain: {'Fn::Not': [{'Fn::Equals': [ref('DomainName'), '']}]}},
    Resources: {
      Bucket: resource('S3::Bucket', {}, {DeletionPolicy: 'Retain', UpdateReplacePolicy: 'Retain'}),
      Access: resource('CloudFront::OriginAccessControl', {
        OriginAccessControlConfig: {Name: named('bucket'), OriginAccessControlOriginType: 's3', SigningBehavior: 'always', SigningProtocol: 'sigv4'},
      }),
      MayRead: resource('S3::BucketPolicy', {Bucket: ref('Bucket'), PolicyDocument: readingPolicy()}),
      ViewerRequest: resource('CloudFront::Function', {
        Name: named('viewer-request'),
        AutoPublish: true,
        FunctionCode: cloudFrontFunction(hosting),
        FunctionConfig: {Comment: 'Maps URLs to pages', Runtime: 'cloudfront-js-2.0'},
      }),
      PageHeaders: headersPolicy('pages', {...rules.everywhere, ...VARIES, 'Content-Security-Policy': unframedPolicy(rules)}),
      FramedPageHeaders: headersPolicy('framed-page', {...rules.everywhere, ...VARIES}),
      StageHeaders: headersPolicy('stage', {...rules.everywhere, ...VARIES, ...rules.stage}),
      FetchedFileHeaders: headersPolicy('fetched-files', {...rules.everywhere, ...VARIES, 'Content-Security-Policy': unframedPolicy(rules), ...rules.fetched}),
      Distribution: resource('CloudFront::Distribution', {DistributionConfig: distribution}),
    },
    Outputs: {
      BucketName: {Value: ref('Bucket')},
      DistributionId: {Value: ref('Distribution')},
      Address: {Value: attribute('Distribution', 'DomainName')},
    },
  };
  return `${JSON.stringify(template, null, 2)}\n`;
}

/** Lets this distribution read the bucket, and nobody else. */
const readingPolicy = () => ({
  Version: '2012-10-17',
  Statement: [
    {
      Effect: 'Allow',
      Principal: {Service: 'cloudfront.amazonaws.com'},
      Action: 's3:GetObject',
      Resource: {'Fn::Sub': '${Bucket.Arn}/*'},
      Condition: {StringEquals: {'AWS:SourceArn': {'Fn::Sub': 'arn:${AWS::Partition}:cloudfront::${AWS::AccountId}:distribution/${Distribution}'}}},
    },
  ],
});
