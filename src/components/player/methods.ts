type Group = {name: string; members: string[]};

/** The members of `PlayerRef` in the documented version, grouped by purpose. */
export const methodGroups: Group[] = [
  {name: 'Playback', members: ['play()', 'pause()', 'toggle()', 'isPlaying()', 'pauseAndReturnToPlayStart()']},
  {name: 'Position', members: ['seekTo()', 'getCurrentFrame()']},
  {name: 'Sound', members: ['setVolume()', 'getVolume()', 'mute()', 'unmute()', 'isMuted()']},
  {name: 'Screen', members: ['requestFullscreen()', 'exitFullscreen()', 'isFullscreen()', 'getScale()', 'getContainerNode()']},
  {
    name: 'Events',
    members: [
      'play',
      'pause',
      'ended',
      'seeked',
      'frameupdate',
      'timeupdate',
      'ratechange',
      'volumechange',
      'mutechange',
      'fullscreenchange',
      'scalechange',
      'waiting',
      'resume',
      'error',
    ],
  },
];
