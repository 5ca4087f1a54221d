import { brandBuild } from '../../tools/vite/brand-app.mjs';

export default brandBuild('ayx');
