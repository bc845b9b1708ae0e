/** The tests of built pages in one file: each page is parsed once for all of them. */
import './pages/everyPage'
import './pages/markdown'
import './pages/metadata'
import './pages/places'
import './pages/search'
import './pages/sitemap'
import './pages/specification'
import './pages/weight'
