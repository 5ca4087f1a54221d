import { gamesApp } from '../../tools/vite/games-app.mjs';

export default gamesApp();
