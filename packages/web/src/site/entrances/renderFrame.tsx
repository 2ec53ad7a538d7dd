import type { RenderFrame } from '@listwright/application/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { AppFrame } from '../../shell/AppFrame';

export const renderFrame: RenderFrame = () => renderToStaticMarkup(<AppFrame />);
