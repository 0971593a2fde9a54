type Frame = {timestamp: number; close(): void};

/** Stands in for the browser's VideoDecoder: decodes each sample into a frame of the same time, in microseconds. */
export class FrameDecoder {
  state = 'unconfigured';
  private output: (frame: Frame) => void;
  constructor({output}: {output(frame: Frame): void}) {
    this.output = output;
  }
  configure() {
    this.state = 'configured';
  }
  decode({timestamp}: {timestamp: number}) {
    this.output({timestamp, close() {}});
  }
  flush() {
    return Promise.resolve();
  }
  close() {
    this.state = 'closed';
  }
}

/** Stands in for the browser's EncodedVideoChunk. */
export class Chunk {
  constructor(init: object) {
    Object.assign(this, init);
  }
}
