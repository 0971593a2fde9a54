import React, {type ReactNode} from 'react';
import {EmbeddedPanel} from '@site/src/components/ai/EmbeddedPanel';

export default function AiEmbedPage(): ReactNode {
  return <EmbeddedPanel title="Ask AI" />;
}
