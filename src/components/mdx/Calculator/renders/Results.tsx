import React, {type ReactNode} from 'react';
import {dollars, hours, number, time} from './words';
import type {Assumptions, Plan} from './plan';
import styles from './styles.module.css';

/** What the assumptions come to. plugins/twins reads it in the built page, by the attributes. */
export function Results({assumed, plan}: {assumed: Assumptions; plan: Plan}): ReactNode {
  const {videos, nights} = assumed;
  const {server, lambda, cloudRun} = plan;
  const all = [server, lambda, cloudRun];
  const problems = [server.problem, lambda.problem, cloudRun.problem];
  return (
    <div data-component="Calculator" data-part="renders" data-search="skip" className={styles.results}>
      <div className={styles.scroll} role="region" aria-label="What it takes" tabIndex={0}>
        <table>
          <caption>
            {number(videos)} videos a night of {number(plan.frames)} frames, {number(videos * nights)} a month
          </caption>
          <thead>
            <tr>
              <td />
              <th scope="col">Your own servers</th>
              <th scope="col">Lambda</th>
              <th scope="col">Cloud Run</th>
            </tr>
          </thead>
          <tbody>
            <Row name="One video" cells={all.map(({oneVideo}) => time(oneVideo))} />
            <Row
              name="At once"
              cells={[
                `${number(server.atOnce)} ${server.atOnce === 1 ? 'machine' : 'machines'}, ${number(server.threads)} threads`,
                `${number(lambda.atOnce)} functions, ${number(lambda.functionsPerVideo)} a video`,
                `${number(cloudRun.atOnce)} ${cloudRun.atOnce === 1 ? 'container' : 'containers'}`,
              ]}
            />
            <Row name="All videos of a night" cells={all.map((place) => hours(place.hours))} />
            <Row name="Cost of a night" cells={all.map((place) => dollars(place.dollars))} />
            <Row name="Cost of a month" cells={all.map((place) => dollars(place.dollars * nights))} />
            <Row name="Machines rented all month" cells={[dollars(server.dollarsAllMonth), '–', '–']} />
            <Row name="License, a month" cells={all.map(() => dollars(plan.license))} />
            {problems.some(Boolean) && <Row name="In the way" cells={problems.map((problem) => problem ?? '–')} isProblem />}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function Row({name, cells, isProblem = false}: {name: string; cells: string[]; isProblem?: boolean}): ReactNode {
  return (
    <tr className={isProblem ? styles.inTheWay : undefined}>
      <th scope="row">{name}</th>
      {cells.map((cell, index) => (
        <td key={index}>{cell}</td>
      ))}
    </tr>
  );
}
