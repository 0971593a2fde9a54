import {AbsoluteFill, Img, staticFile} from 'remotion';

export const Cover = () => (
  <AbsoluteFill style={{backgroundColor: '#2f7d4f'}}>
    <Img src={staticFile('summer.svg')} style={{width: '100%', height: '100%', objectFit: 'cover'}} />
  </AbsoluteFill>
);
