import { brandApp } from '../../tools/vite/brand-app.mjs';

export default brandApp('ml');
