import { expect, it } from 'vitest'
import { findArea } from '../../../src/hire/find-area'

// Written without the site's own table: a suburb in each part of each council.
const councils = {
  Bayside: { 'st-george': 'Arncliffe 2205', city: 'Eastlakes 2018' },
  Blacktown: { blacktown: 'Ropes Crossing 2760', 'ryde-hills': 'Kellyville Ridge 2155' },
  'Blue Mountains, lower part': { penrith: 'Glenbrook 2773' },
  Burwood: { 'inner-west': 'Croydon 2132' },
  Camden: { 'camden-wollondilly': 'Catherine Field 2557', 'south-west': 'Gledswood Hills 2557' },
  Campbelltown: { 'south-west': 'Menangle Park 2563' },
  'Canada Bay': { 'inner-west': 'Abbotsford 2046' },
  'Canterbury-Bankstown': { 'canterbury-bankstown': 'Birrong 2143' },
  Cumberland: { parramatta: 'Woodpark 2164' },
  Fairfield: { 'south-west': 'Carramar 2163', 'canterbury-bankstown': 'Villawood 2163' },
  'Georges River': { 'st-george': 'Kingsgrove 2208' },
  Hawkesbury: { hawkesbury: 'Bowen Mountain 2753', 'ryde-hills': 'Maraylya 2765' },
  Hornsby: { 'ryde-hills': 'Normanhurst 2076', hawkesbury: 'Brooklyn 2083' },
  'Hunters Hill': { 'ryde-hills': 'Hunters Hill 2110' },
  'Inner West': { 'inner-west': 'Annandale 2038', 'canterbury-bankstown': 'Ashbury 2193', city: 'Camperdown 2050' },
  Kiama: { 'shellharbour-kiama': 'Bombo 2533' },
  'Ku-ring-gai': { north: 'Roseville 2069' },
  'Lane Cove': { north: 'Greenwich 2065' },
  Liverpool: { 'south-west': 'Rossmore 2557', penrith: 'Greendale 2745' },
  Mosman: { north: 'Mosman 2088' },
  'North Sydney': { north: 'Lavender Bay 2060' },
  'Northern Beaches': { north: 'Cottage Point 2084' },
  Parramatta: { parramatta: 'Winston Hills 2153', 'ryde-hills': 'Melrose Park 2114' },
  Penrith: { penrith: 'Glenmore Park 2745', 'south-west': 'Kemps Creek 2178' },
  Randwick: { city: 'Clovelly 2031' },
  Ryde: { 'ryde-hills': 'Gladesville 2111', north: 'Linley Point 2066' },
  Shellharbour: { 'shellharbour-kiama': 'Albion Park 2527' },
  Strathfield: { 'inner-west': 'Strathfield 2135', 'canterbury-bankstown': 'Chullora 2190' },
  'Sutherland Shire': { 'sutherland-shire': 'Sandy Point 2172' },
  Sydney: { city: 'Barangaroo 2000', 'inner-west': 'Newtown 2042' },
  'The Hills': { 'ryde-hills': 'Maroota 2756', hawkesbury: 'Cattai 2756', parramatta: 'North Rocks 2151' },
  Waverley: { city: 'Bondi Junction 2022' },
  Willoughby: { north: 'Northbridge 2063' },
  Wollondilly: { 'camden-wollondilly': 'Appin 2560' },
  Wollongong: { wollongong: 'Spring Hill 2500', helensburgh: 'Clifton 2515' },
  Woollahra: { city: 'Paddington 2021' },
}

it.each(Object.entries(councils))('%s belongs to an area, or each part of it to its own', (_, parts) => {
  const found = Object.values(parts).map((suburb) => findArea(suburb))
  expect(found).toMatchObject(Object.keys(parts).map((area) => ({ status: 'found', area })))
})
