import {Component, type ReactNode} from 'react';
import {AbsoluteFill} from 'remotion';
import {messageOf} from './errors';

type Props = {frame: number; onError: (error: unknown, frame: number) => void; children: ReactNode};
type State = {error: unknown; hasError: boolean; frame: number};

/** Shows what went wrong in place of a frame, and tries again on the next one. */
export class Boundary extends Component<Props, State> {
  override state: State = {error: undefined, hasError: false, frame: this.props.frame};

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return {error, hasError: true};
  }

  static getDerivedStateFromProps({frame}: Props, state: State): Partial<State> | null {
    return frame === state.frame ? null : {frame, hasError: false, error: undefined};
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error, this.props.frame);
  }

  override render(): ReactNode {
    if (!this.state.hasError) return this.props.children;
    return (
      <AbsoluteFill style={{background: '#fff', color: '#a3131b', justifyContent: 'center', padding: '6%'}} role="alert">
        <p style={{font: '500 3.2em/1.35 ui-monospace, monospace', margin: 0, letterSpacing: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap'}}>
          {messageOf(this.state.error)}
        </p>
      </AbsoluteFill>
    );
  }
}
