/** A name that is unique in an account, as long as the stack's is. */
export const named = (suffix: string) => ({'Fn::Sub': `\${AWS::StackName}-${suffix}`});

/** A resource of a CloudFormation template. */
export const resource = (type: string, Properties: object, more: object = {}) => ({Type: `AWS::${type}`, ...more, Properties});
