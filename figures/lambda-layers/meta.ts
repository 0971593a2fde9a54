import type {FigureMeta} from '../kit/figure-meta';

export const meta: FigureMeta = {
  title: 'Five places for layers',
  alt: 'Two functions with five places for layers each. With the preferences default and cjk: Chromium, fonts, Google emojis and CJK fonts, one place left. With apple-emojis: Chromium, fonts and Apple emojis, two places left. Code and layers share 250 megabytes.',
  caption: 'A free place may take Lambda Insights or a layer of yours. A large one has to replace another: code and layers share 250 MB, unpacked.',
};
