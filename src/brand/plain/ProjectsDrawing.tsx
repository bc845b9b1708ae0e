/** The plain set has one drawing for what it tells of itself. */
export { AboutDrawing as ProjectsDrawing } from './AboutDrawing'
