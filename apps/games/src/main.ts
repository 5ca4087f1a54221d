import './games.css';
import { startFrame } from '@heptad/game-frames';

startFrame(document);
