export const ProjectsDrawing = () => null
