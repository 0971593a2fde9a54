import {stagePolicyInDocument} from '../hosting/stage-policy';

/** What compositions inherit, as in demos/lib/site-type.ts: a demo that is opened in the playground looks as on its page. */
const STYLE = [
  'html,body,#stage{height:100%;margin:0;overflow:hidden}',
  "body{font:400 16px/1.2 'Instrument Sans','Instrument Sans Variable',sans-serif;letter-spacing:-.02em;text-align:left;color:#15171c}",
].join('');

/** The HTML of the stage. Like every script that the policy allows it to run, its own comes from this site. */
export const stageDocument = (script: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${stagePolicyInDocument()}">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width">
<title>Stage of the playground</title>
<style>${STYLE}</style>
</head>
<body>
<div id="stage"></div>
<script src="${script}"></script>
</body>
</html>
`;
