export { sportsBettingModule } from './sports-module';
export type { SportsServices } from './services';
export { createOddsCells, type OddsCellsProps } from './testing/odds-cells';
export { createPriceBoard, type PriceBoard } from './price-board/price-board';
