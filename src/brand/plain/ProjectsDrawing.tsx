/** The plain set has one drawing for about, blog and projects. */
export { AboutDrawing as ProjectsDrawing } from './AboutDrawing'
