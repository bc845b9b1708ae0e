export const SolutionsDrawing = () => null
