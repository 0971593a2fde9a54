import MDXContent from '@theme/MDXContent';
import card from '@generated/demos/default/cards/name-tag.json';
import React, {useMemo, useRef, useState, type ComponentProps, type ComponentType, type ReactNode} from 'react';
import type {Values} from '@site/demos/lib/controls';
import {LivePicture} from '@site/src/components/live/LivePicture';
import {PlayBar} from '@site/src/components/live/PlayBar';
import {useLive} from '@site/src/components/live/useLive';
import {CodeSample} from '@site/src/components/mdx/CodeSample';
import {defaultsOf} from '@site/src/components/mdx/Demo/values';
import {fill} from './fill';
import styles from './styles.module.css';

const COLORS: Record<string, string> = {'#f9ca24': 'Yellow', '#f0932b': 'Orange', '#be2edd': 'Purple', '#686de0': 'Blue'};
/** An MDX file as a component. It accepts custom components, but the type that MDX gives it does not say so. */
export type MdxSample = ComponentType<{components: {CodeSample: ComponentType<ComponentProps<typeof CodeSample>>}}>;
const DEFAULTS = defaultsOf(card.controls);

/** A name and a color drive the video, and appear in the code that plays it. */
export function NameDemo({sample: FilledSample}: {sample: MdxSample}): ReactNode {
  const figure = useRef<HTMLElement>(null);
  const live = useLive(figure, card);
  const [values, setValues] = useState<Values>(DEFAULTS);
  const sample = useMemo(() => ({CodeSample: (props: ComponentProps<typeof CodeSample>) => <Sample {...props} values={values} />}), [values]);
  return (
    <figure ref={figure} className={styles.demo} data-live={card.id} data-stage={live.stage.name} onFocus={() => live.stage.name === 'poster' && live.open()}>
      <figcaption className="visually-hidden">{card.title}: a form, the video that it drives, and the code that plays it</figcaption>
      <div className={styles.screen}>
        <LivePicture live={live} values={values} sizes="(max-width: 996px) 100vw, 620px" />
        <PlayBar live={live} />
        <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
          <label className={styles.name}>
            <span>Name</span>
            <input className="text-field" value={String(values.name)} maxLength={14} onChange={(event) => setValues({...values, name: event.target.value})} />
          </label>
          <fieldset className={styles.colors}>
            <legend>Color</legend>
            {Object.entries(COLORS).map(([color, label]) => (
              <label key={color}>
                <input type="radio" name="tag-color" value={color} checked={values.color === color} onChange={() => setValues({...values, color})} />
                <span className={styles.swatch} style={{background: color}} />
                <span className="visually-hidden">{label}</span>
              </label>
            ))}
          </fieldset>
        </form>
      </div>
      <div className={styles.code}>
        <MDXContent>
          <FilledSample components={sample} />
        </MDXContent>
      </div>
    </figure>
  );
}

type SampleProps = ComponentProps<typeof CodeSample> & {values: Values};

/** The file that plays the video contains the values; the video's own file is collapsed. */
function Sample({values, ...props}: SampleProps): ReactNode {
  // Types are looked up by their position in the file, which shifts when the values change.
  if (props.title === 'src/App.tsx') return <CodeSample {...props} html={fill(props.html, DEFAULTS, values)} page={undefined} fence={undefined} />;
  return (
    <details className={styles.file}>
      <summary>{props.title}</summary>
      <CodeSample {...props} />
    </details>
  );
}
