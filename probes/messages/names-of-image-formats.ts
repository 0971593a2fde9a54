import assert from 'node:assert/strict';
import {byCommand} from '../lib/probe';

export default byCommand(
  'An image sequence is refused for --image-format=none and not for an audio codec; a still refuses none, and videos the formats jpg and webp.',
  async (project) => {
    project.withComposition();
    const refused = async (line: string, message: string) => {
      const {code, output} = await project.remotion(line.split(' '));
      assert.equal(code, 1, output);
      assert.ok(output.includes(message), output);
    };
    const sequence = await project.remotion('render Note frames --sequence --codec=mp3 --frames=0-1'.split(' '));
    assert.equal(sequence.code, 0, sequence.output);
    assert.ok(project.has('frames/element-1.png'));
    await refused(
      'render Note none --sequence --image-format=none',
      'Cannot render an image sequence with a codec that renders no images. codec = h264, imageFormat = none',
    );
    await refused('still Note --image-format=none', 'The --image-format flag must not be "none" for stills.');
    for (const format of ['jpg', 'webp', 'pdf']) await refused(`render Note note.mp4 --image-format=${format}`, `Invalid image format: ${format}`);
  },
);
