import React, {type ReactNode} from 'react';
import {AskAiPage} from '@site/src/components/ai/AskAiPage';

export default function AiPage(): ReactNode {
  return (
    <AskAiPage
      title="Ask AI"
      description="Ask about Remotion: search the documentation, open an assistant that reads it, and learn what an agent needs to write videos that render."
    />
  );
}
