import React, {type ReactNode} from 'react';
import {CodeSample} from '@site/src/components/mdx/CodeSample';
import {Install} from '@site/src/components/mdx/Install';
import {Section} from '@site/src/components/ui/Section';
import {setupSteps} from './setup-steps';
import styles from './Setup.module.css';

/** The commands that lead from an AWS account to the first rendered file. */
export function Setup(): ReactNode {
  return (
    <Section id="setup" title="Set it up" ground="sunken" intro={<p>You need an AWS account and a Remotion project that renders on your own machine.</p>}>
      <ol className={styles.steps}>
        <Step title="Install the package" text="In the same version as your other Remotion packages.">
          <Install pkg="@remotion/lambda" />
        </Step>
        {setupSteps.map(({title, text, code, file}) => (
          <Step key={title} title={title} text={text}>
            <CodeSample lang={file ? 'txt' : 'bash'} title={file} html={code} />
          </Step>
        ))}
      </ol>
    </Section>
  );
}

function Step({title, text, children}: {title: string; text: ReactNode; children: ReactNode}): ReactNode {
  return (
    <li className={styles.step}>
      <div>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.code}>{children}</div>
    </li>
  );
}
