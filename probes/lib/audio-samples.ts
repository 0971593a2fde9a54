/** As much of the browser's AudioData as the functions of WebCodecs use, with one channel of floats. */
export class Samples {
  format: string | null = 'f32';
  numberOfChannels = 1;
  numberOfFrames: number;
  sampleRate: number;
  timestamp = 7;
  constructor(private init: {data: Float32Array; sampleRate: number}) {
    this.numberOfFrames = init.data.length;
    this.sampleRate = init.sampleRate;
  }
  clone() {
    return Object.assign(new Samples(this.init), {format: this.format});
  }
  copyTo(target: Float32Array) {
    target.set(this.init.data);
  }
}
