/** The browser's AudioData, of 16-bit samples that are copied as floating-point numbers. */
export class Sound {
  numberOfChannels: number;
  numberOfFrames: number;
  sampleRate: number;
  timestamp: number;
  private data: DataView;
  constructor({numberOfChannels, numberOfFrames, sampleRate, timestamp, data}: AudioDataInit) {
    this.numberOfChannels = numberOfChannels;
    this.numberOfFrames = numberOfFrames;
    this.sampleRate = sampleRate;
    this.timestamp = timestamp;
    const {buffer, byteOffset, byteLength} = data as Uint8Array<ArrayBuffer>;
    this.data = new DataView(buffer, byteOffset, byteLength);
  }
  allocationSize() {
    return this.numberOfFrames * this.numberOfChannels;
  }
  copyTo(target: Float32Array) {
    for (let index = 0; index < this.allocationSize(); index++) target[index] = this.data.getInt16(index * 2, true) / 32_768;
  }
  close() {}
}
