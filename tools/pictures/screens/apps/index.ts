import { delivery } from './a-delivery'
import { meals } from './b-meals'
import { homes } from './c-homes'
import { fitness } from './d-fitness'
import { furniture } from './e-furniture'
import { roomViewer } from './f-room'
import { pizzaApp } from './g-pizza'
import { burgers } from './h-burgers'
import { grocery } from './i-grocery'
import { fashion } from './j-fashion'
import { cars } from './k-cars'
import { bank } from './l-bank'
import { social } from './m-social'

/** All demo apps in the order of their keys. */
export const apps = [
  delivery,
  meals,
  homes,
  fitness,
  furniture,
  roomViewer,
  pizzaApp,
  burgers,
  grocery,
  fashion,
  cars,
  bank,
  social,
]
