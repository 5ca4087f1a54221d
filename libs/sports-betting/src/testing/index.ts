export { createPriceBoard, type PriceBoard } from '../price-board/price-board';
export { createOddsCells, type OddsCellsProps } from './odds-cells';
