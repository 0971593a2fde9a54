type Group = {name: string; members: string[]};

/** What a `PlayerRef` of the documented version offers, sorted by what it is for. */
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
