/** The plain set has one drawing for about, blog and projects. */
export { AboutDrawing as BlogDrawing } from './AboutDrawing'
