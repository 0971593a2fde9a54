import React, {useId, useState, type ReactNode} from 'react';
import {framesOf, readFrameRate, readLength, secondsOf} from '@site/src/lib/frame-rate';
import {timecode} from '@site/src/lib/timecode';
import styles from './FrameRate.module.css';

/** Converts seconds to frames and back at a frame rate of the reader's choice. */
export function FrameRate(): ReactNode {
  const [fps, setFps] = useState('30');
  const [length, setLength] = useState<{unit: 'seconds' | 'frames'; text: string}>({unit: 'seconds', text: '2.5'});
  const rate = readFrameRate(fps);
  const given = readLength(length.text, length.unit);
  const converted = rate.value === undefined || given.value === undefined ? undefined : convert(given.value, length.unit, rate.value);
  const text = {
    seconds: length.unit === 'seconds' ? length.text : (converted?.toString() ?? ''),
    frames: length.unit === 'frames' ? length.text : (converted?.toString() ?? ''),
  };

  return (
    <div className={styles.helper}>
      <NumberField label="Frame rate" unit="fps" value={fps} error={rate.error} onChange={setFps} />
      <NumberField
        label="Time"
        unit="seconds"
        value={text.seconds}
        error={length.unit === 'seconds' ? given.error : undefined}
        onChange={(value) => setLength({unit: 'seconds', text: value})}
      />
      <NumberField
        label="Length"
        unit="frames"
        value={text.frames}
        error={length.unit === 'frames' ? given.error : undefined}
        onChange={(value) => setLength({unit: 'frames', text: value})}
      />
      <output className={styles.result}>
        {rate.value === 0 && 'At 0 frames per second, no frame ends.'}
        {rate.value !== undefined && rate.value > 0 && converted !== undefined && (
          <span className="timecode">{timecode(Number(text.seconds.replace(',', '.')))}</span>
        )}
      </output>
    </div>
  );
}

/** A length converted to the other unit: whole frames, or seconds to the nearest thousandth. */
function convert(value: number, unit: 'seconds' | 'frames', fps: number): number | undefined {
  if (unit === 'seconds') return framesOf(value, fps);
  const seconds = secondsOf(value, fps);
  return seconds === undefined ? undefined : Math.round(seconds * 1000) / 1000;
}

type FieldProps = {label: string; unit: string; value: string; error?: string; onChange: (value: string) => void};

function NumberField({label, unit, value, error, onChange}: FieldProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label} <span className={styles.unit}>({unit})</span>
      </label>
      <input
        id={id}
        className="text-field"
        inputMode="decimal"
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-error`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-error`} className={styles.error} aria-live="polite">
        {error}
      </p>
    </div>
  );
}
