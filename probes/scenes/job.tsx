import {useEffect, useState} from 'react';
import {cancelRender, continueRender, delayRender} from 'remotion';
import {JOBS, RESULT, type JobName} from './jobs';

/** Runs a job before the frame is captured, and logs what it returns. */
export const Job = ({job, input}: {job: JobName; input: object}) => {
  const [handle] = useState(() => delayRender(job));
  useEffect(() => {
    (JOBS[job] as (given: object) => Promise<unknown>)(input)
      .then((result) => console.log(`${RESULT}${JSON.stringify(result)}`))
      .then(() => continueRender(handle), cancelRender);
  }, [handle, input, job]);
  return null;
};
